/** Build settings for the API. */
interface ImportMetaEnv {
  /** Scheme, host and port of a Supabase project; the page's own server when unset. */
  readonly VITE_API_URL?: string;
  /** The project's publishable key. */
  readonly VITE_API_KEY?: string;
  /** In answered-page.tsx: the address of search/answer/answer.tsx in the page's build (build/answered-page-plugin.ts). */
  readonly ANSWERING?: string;
}

/** Addresses of the compiled knowledge (packages/engine/build/knowledge-plugin.ts). */
declare module 'virtual:knowledge' {
  export const knowledgeAddress: string;
  export const termsAddress: string;
}

/** What to send to a member of each trade (packages/engine/build/knowledge-plugin.ts). */
declare module 'virtual:needs-to-send' {
  export const needsToSend: Readonly<Record<string, readonly string[]>>;
}
