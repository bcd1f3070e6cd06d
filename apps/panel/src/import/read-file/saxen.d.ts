/** Types for the part of saxen that we use; it has none of its own. */

declare module 'saxen' {
  type Attributes = () => Readonly<Record<string, string>>;
  type Decode = (text: string) => string;

  export class Parser {
    /** The prefixes to report elements and attributes with, by namespace. */
    ns(prefixes: Readonly<Record<string, string>>): this;
    on(
      event: 'openTag',
      run: (element: string, attributes: Attributes, decode: Decode) => void,
    ): this;
    on(event: 'closeTag', run: (element: string) => void): this;
    on(event: 'text', run: (text: string, decode: Decode) => void): this;
    on(event: 'cdata', run: (text: string) => void): this;
    on(event: 'error', run: (reason: Error) => void): this;
    parse(xml: string): void;
  }
}
