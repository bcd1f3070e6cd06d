/** What the page does, at a glance, before anything was searched. The path is the product's motif. */
import { PathStep } from '../../components/path.tsx';

const STEPS = [
  { title: 'Say what is needed', text: 'In plain words: a leak, a wedding, a house to sell.' },
  {
    title: 'Meet who should handle it',
    text: 'One member, or the chain of members, with the reason and a number to call.',
  },
  { title: 'Make the introduction', text: 'It is already written. Copy it, text it or e-mail it.' },
];

export function HowItWorks() {
  return (
    <ol className="welcome mt-10 lg:mt-0" aria-label="How it works">
      {STEPS.map(({ title, text }, index) => (
        <PathStep key={title} mark={index + 1}>
          <p className="font-serif text-xl">{title}</p>
          <p className="mt-0.5 text-quiet">{text}</p>
        </PathStep>
      ))}
      <PathStep mark="open-seat">
        <p className="font-serif text-xl text-seat">No member for that yet?</p>
        <p className="mt-0.5 text-quiet">An open seat. We say so, and help you fill it.</p>
      </PathStep>
    </ol>
  );
}
