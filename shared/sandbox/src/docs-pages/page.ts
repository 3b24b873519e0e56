import type { OpenApiDocument } from '@console/contract/openapi';
import type { JsonSchema } from '@console/contract/openapi-schema';
import { documentText, type Html, html, styleLink } from '../html/page';
import { type Example, operationSection, type Placed } from './operation';
import { controlsSection, namesSection, peopleSection } from './people';
import { fieldRow, fieldTable, typeOf } from './schema';

export interface PageFacts extends Example {
  readonly siteName: string;
  readonly hasControls: boolean;
}

const anchorOf = (tag: string): string => tag.toLowerCase().replace(/\W+/g, '-');

function operationsOf(document: OpenApiDocument, tag: string): Placed[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => ({ path, method, operation })),
  );
}

function entitySection(name: string, schema: JsonSchema): Html {
  const required = new Set(schema.required ?? []);
  const rows = Object.entries(schema.properties ?? {}).map(([field, value]) =>
    fieldRow(field, value, required.has(field) ? 'always there' : ''),
  );
  return html`<section aria-labelledby="${name}">
    <h3 id="${name}"><a href="#${name}">${name}</a></h3>
    ${schema.description === undefined ? undefined : html`<p>${schema.description}</p>`}
    ${rows.length > 0 ? fieldTable('Fields', rows) : html`<p>${typeOf(schema)}</p>`}
  </section>`;
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

function entities(document: OpenApiDocument): Html[] {
  return Object.entries(document.components.schemas)
    .filter(([name]) => !name.endsWith('Request'))
    .flatMap(([name, schema]) => (isSchema(schema) ? [entitySection(name, schema)] : []));
}

const contents = (tags: readonly string[], hasControls: boolean): Html => {
  const sections = [
    ['who', 'Who is there'],
    ['names', 'Names that cause something'],
    ...(hasControls ? [['controls', 'Controls']] : []),
    ...tags.map((tag) => [anchorOf(tag), tag]),
    ['entities', 'Entities'],
  ];
  return html`<nav aria-label="Contents">
    <ul>
      ${sections.map(([anchor = '', text = '']) => html`<li><a href="#${anchor}">${text}</a></li>`)}
    </ul>
  </nav>`;
};

/** The sandbox for people who build against it: who there is, what can be caused, every call and entity. */
export function sandboxPage(document: OpenApiDocument, facts: PageFacts): string {
  const { hasControls, siteName } = facts;
  const tags = document.tags.map(({ name }) => name);
  const title = `Sandbox of ${siteName}`;
  return documentText({
    title,
    style: styleLink('/sandbox/style.css'),
    body: html` <a class="skip" href="#content">To the content</a>
      <header>
        <h1>${title}</h1>
        ${document.info.description.split('\n\n').map((text) => html`<p>${text}</p>`)}
        <p><a href="/sandbox/openapi.json">The same as an OpenAPI document</a>. <a href="/app/">To the console</a>.</p>
        ${contents(tags, hasControls)}
      </header>
      <main id="content">
        ${peopleSection} ${namesSection} ${hasControls ? controlsSection : undefined}
        ${tags.map(
          (tag) =>
            html`<section aria-labelledby="${anchorOf(tag)}">
              <h2 id="${anchorOf(tag)}">${tag}</h2>
              ${operationsOf(document, tag).map((placed) => operationSection(document, placed, facts))}
            </section>`,
        )}
        <section aria-labelledby="entities">
          <h2 id="entities">Entities</h2>
          ${entities(document)}
        </section>
      </main>
      <footer>Nothing here costs or runs anything.</footer>`,
  });
}
