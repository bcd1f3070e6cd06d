/// <reference path="./saxen.d.ts" />
/** Reads XML element by element. Pure. */
import { Parser } from 'saxen';

/** The value of an attribute of the element at hand, without entities; undefined when it has none of that name. */
export type AttributeOf = (name: string) => string | undefined;

export interface XmlHandler {
  readonly open: (element: string, attribute: AttributeOf) => void;
  readonly text?: (value: string) => void;
  readonly close?: (element: string) => void;
}

/**
 * @param prefixes by namespace: elements and attributes are named with these, whatever the file uses. Without it, names
 *   have no prefix. @throws {Error} when the XML is damaged, and what the handler throws.
 */
export function readXml(
  xml: string,
  { open, text, close }: XmlHandler,
  prefixes?: Readonly<Record<string, string>>,
): void {
  const parser = new Parser();
  const named = prefixes ? (name: string) => name : localName;
  if (prefixes) parser.ns(prefixes);
  parser.on('openTag', (element, attributes, decode) => {
    open(named(element), (name) => {
      const value = attributes()[name];
      return value === undefined ? undefined : decode(value);
    });
  });
  if (text) {
    parser.on('text', (value, decode) => text(decode(value)));
    parser.on('cdata', text);
  }
  if (close) parser.on('closeTag', (element) => close(named(element)));
  parser.on('error', (reason) => {
    throw reason;
  });
  parser.parse(xml);
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Excel writes control characters as '_x000D_'. */
export function unescaped(text: string): string {
  return text.replace(/_x([0-9A-F]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
