/** Finds what chapter.schema.json does not allow, and says it in plain words. Pure. */
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { findNodeAtLocation, getNodeValue, type JSONPath, type Node } from 'jsonc-parser';
import schema from '../../chapter.schema.json' with { type: 'json' };
import { didYouMean, type Problem, problemAt } from './problem.ts';

const ajv = new Ajv2020({ allErrors: true, verbose: true });
// The message that editors show for a text that does not match its pattern.
ajv.addVocabulary(['patternErrorMessage']);
const validate = ajv.compile(schema);

export function schemaProblems(root: Node): Problem[] {
  validate(getNodeValue(root));
  return (validate.errors ?? []).flatMap((error) => {
    const node = findNodeAtLocation(root, pathOf(error, root));
    return node === undefined ? [] : [problemOf(error, node)];
  });
}

/** The steps of '/boosts/0/member'; a step into a list is a number. */
function pathOf({ instancePath }: ErrorObject, root: Node): JSONPath {
  const path: JSONPath = [];
  for (const step of instancePath.split('/').slice(1)) {
    const isList = findNodeAtLocation(root, path)?.type === 'array';
    path.push(isList ? Number(step) : step.replaceAll('~1', '/').replaceAll('~0', '~'));
  }
  return path;
}

function problemOf(error: ErrorObject, node: Node): Problem {
  const { keyword, params, parentSchema = {}, data } = error;
  const properties: Readonly<Record<string, { description?: string }>> =
    parentSchema.properties ?? {};
  switch (keyword) {
    case 'required': {
      const name: string = params.missingProperty;
      return problemAt(node, `"${name}" is missing. ${properties[name]?.description ?? ''}`.trim());
    }
    case 'additionalProperties': {
      const name: string = params.additionalProperty;
      const known = Object.keys(properties);
      const meant = didYouMean(name, known) || ` Allowed here: ${known.join(', ')}.`;
      return problemAt(keyOf(node, name), `"${name}" is unknown.${meant}`);
    }
    case 'type':
      return problemAt(node, `This must be ${TYPES[String(params.type)] ?? params.type}.`);
    case 'enum': {
      const allowed: string[] = params.allowedValues;
      const names = allowed.map((name) => `'${name}'`).join(', ');
      return problemAt(node, `${JSON.stringify(data)} is not one of ${names}.`);
    }
    default:
      return problemAt(
        node,
        `'${data}' ${parentSchema.patternErrorMessage ?? error.message ?? keyword}.`,
      );
  }
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'text in double quotes',
  array: 'a list in [ ]',
  object: 'a group in { }',
};

/** The place of a name, rather than of its value. */
function keyOf(node: Node, name: string): Node {
  const property = node.children?.find(({ children: [key] = [] }) => key?.value === name);
  return property?.children?.[0] ?? node;
}
