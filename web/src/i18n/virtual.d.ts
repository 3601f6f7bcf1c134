/** Imports of the start page's texts by language, as a module of web/vite/texts.ts. */
declare module 'virtual:texts/start' {
  import type { FluentResource } from '@fluent/bundle';
  const imports: Record<string, () => Promise<{ default: FluentResource }>>;
  export default imports;
}
