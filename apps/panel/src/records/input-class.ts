/** Styles of inputs and selects in the panel's forms and list controls. */
export const INPUT_CLASS =
  'block min-h-11 w-full rounded-lg border border-edge bg-paper px-3 py-2 text-ink ' +
  'placeholder:text-quiet aria-invalid:border-danger';
