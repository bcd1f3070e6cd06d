/** A sentence of advice, with telephone numbers as links. */

import { telLink } from 'ui/links.ts';

/** A number to dial: '911', '1-800-799-7233', but not '35 feet'. */
const NUMBER_TO_DIAL = /(\d[\d-]{2,})/;

export function Advice({ children }: { readonly children: string }) {
  return (
    <>
      {children.split(NUMBER_TO_DIAL).map((piece, i) =>
        i % 2 === 0 ? (
          piece
        ) : (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never move.
            key={i}
            href={telLink(piece) ?? undefined}
            className="-my-3 inline-block py-3 underline"
          >
            {piece}
          </a>
        ),
      )}
    </>
  );
}
