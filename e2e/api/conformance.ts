import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import type { OpenApi } from './world.ts';

const escape = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Holds answers to the OpenAPI document: the very schema a client was promised, unknown fields refused. */
export function conformanceTo(document: OpenApi) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema(document, 'api');
  return (operation: string, { status, body }: { status: number; body: unknown }) => {
    const [method, path] = operation.split(' ') as [string, string];
    const pointer = ['paths', path, method.toLowerCase(), 'responses', String(status)].map(escape).join('/');
    const described = document.paths[path]?.[method.toLowerCase()]?.responses[String(status)];
    expect(described, `${operation} answers ${status}, which is not documented: ${JSON.stringify(body)}`).toBeDefined();
    const reference = (described as { $ref?: string }).$ref;
    const at = reference ? reference.replace('#', 'api#') : `api#/${pointer}`;
    const validate = ajv.compile({ $ref: `${at}/content/application~1json/schema` });
    expect(
      validate(body),
      `${operation} ${status}: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(body).slice(0, 500)}`,
    ).toBe(true);
  };
}
