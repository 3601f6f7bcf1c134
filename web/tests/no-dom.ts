/**
 * Environment of tests that need no document: starting jsdom would take longer than most of them. Modules are compiled
 * for the page, as in jsdom, and not for a server.
 */
import { builtinEnvironments, type Environment } from 'vitest/runtime';

export default { ...builtinEnvironments.node, name: 'no-dom', viteEnvironment: 'client' } satisfies Environment;
