import styled from '@emotion/styled';
import type { DocumentContent } from '../../../documents/documentContent.ts';
import { hidden } from '../../../ui/theme/token.ts';

const Hidden = styled('div')(hidden);

export const ReadAloud = ({ content, label }: { content: DocumentContent; label: string }) => (
  <Hidden role="document" aria-label={label}>
    <h2>{content.name}</h2>
    <p>{content.headline}</p>
    <p>{content.contact.join(', ')}</p>
    {content.sections.map(({ name, heading, entries }) => (
      <section key={name} aria-label={heading}>
        <h3>{heading}</h3>
        {entries.map(({ title, detail, dates, lines }) => (
          <div key={`${title} ${detail} ${dates}`}>
            <p>{[title, detail, dates].filter(Boolean).join(', ')}</p>
            {lines.length > 0 && (
              <ul>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </section>
    ))}
  </Hidden>
);
