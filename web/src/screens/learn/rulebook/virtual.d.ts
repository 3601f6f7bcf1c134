/** The register of rules, as a module of web/vite/rules.ts. */
declare module 'virtual:rules' {
  import type { Rule } from '../../../../vite/rules';
  const rules: readonly Rule[];
  export default rules;
}
