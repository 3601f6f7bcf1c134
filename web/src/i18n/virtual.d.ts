/** The texts of the start page in a language, as a module of web/vite/texts.ts. */
declare module 'virtual:texts/start-*' {
  import type { FluentResource } from '@fluent/bundle';
  const texts: FluentResource;
  export default texts;
}
