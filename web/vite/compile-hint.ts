/** Build plugin: a comment that tells browsers to compile all functions of a file while it loads, off the main thread. */
import type { Plugin } from 'vite';

const COMMENT = '//# allFunctionsCalledOnLoad\n';

/** Mark the chunk of this name. */
export function compileHint(name: string): Plugin {
  return {
    name: 'forno-compile-hint',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post', // browsers look for it at the very beginning of a file
      handler: (_, bundle) => {
        for (const file of Object.values(bundle)) if (file.type === 'chunk' && file.name === name) file.code = COMMENT + file.code;
      },
    },
  };
}
