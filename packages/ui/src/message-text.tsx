/** A message to copy or send, with its own line breaks, as plain text. */
export function MessageText({ children }: { readonly children: string }) {
  return (
    <p dir="auto" className="leading-relaxed whitespace-pre-wrap [overflow-wrap:anywhere]">
      {children}
    </p>
  );
}
