/** The look of what is typed or chosen in the panel's forms and above its lists. */
export const INPUT_CLASS =
  'block min-h-11 w-full rounded-lg border border-edge bg-paper px-3 py-2 text-ink ' +
  'placeholder:text-quiet aria-invalid:border-danger';
