/** Finds what the engine knows of one member in a worker, so that the page stays responsive. */
import type { Directory } from '../../../../domain/directory.ts';
import type { Member } from '../../../../domain/member.ts';
import { type ChainOfMember, createPeople } from '../../../../routing/people.ts';
import { parseKnowledge } from '../../../lib/knowledge-files.ts';

export interface Question {
  readonly member: Member;
  readonly directory: Directory;
  /** The addresses of the engine's knowledge. */
  readonly knowledge: { readonly json: string; readonly terms: string };
}

export interface AboutMember {
  readonly needs: readonly string[];
  readonly chains: readonly ChainOfMember[];
}

export type Reply = AboutMember | { readonly failure: string };

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  self.postMessage(await answer(data).catch((reason): Reply => ({ failure: String(reason) })));
};

async function answer({ member, directory, knowledge }: Question): Promise<Reply> {
  const [json, terms] = await Promise.all([fetched(knowledge.json), fetched(knowledge.terms)]);
  const people = createPeople(parseKnowledge({ json, terms }), directory);
  return { needs: people.needsOf(member), chains: people.chainsOf(member) };
}

async function fetched(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.arrayBuffer();
}
