/** Styles for links and small buttons within text, at least 44 px high. */
export const TEXT_LINK =
  'inline-flex min-h-11 items-center font-medium text-accent underline decoration-line decoration-2 underline-offset-4 hover:decoration-accent';
