/** Made by web/vite/rules.ts from the register of rules. */
declare module 'virtual:rules' {
  import type { Rule } from '../../../vite/rules';
  const rules: readonly Rule[];
  export default rules;
}
