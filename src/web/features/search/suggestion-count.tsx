/** Tells a screen reader how many suggestions there are, once the typing has come to rest. */
import { useEffect, useState } from 'react';
import { counted } from '../../lib/counted.ts';
import type { Suggestions } from './use-suggestions.ts';

/** Milliseconds without a key: a count after each letter would talk over the letters. */
const REST_MS = 600;

export function SuggestionCount({ list }: Pick<Suggestions, 'list'>) {
  const [said, say] = useState('');
  useEffect(() => {
    const words = list.length === 0 ? '' : counted(list.length, 'suggestion');
    const waiting = setTimeout(() => say(words), REST_MS);
    return () => clearTimeout(waiting);
  }, [list]);
  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  );
}
