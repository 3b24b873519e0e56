import type { ReactNode } from 'react';
import { Skeleton } from '../parts/states';
import { FieldNote, fieldAria } from './field';
import type { TilesProps } from './tiles';
import { tileGrid, Tiles } from './tiles';
import { asText, useField } from './use-field';

export interface ChoiceTilesProps extends Pick<TilesProps, 'label' | 'options' | 'kind' | 'columns' | 'autoFocus'> {
  name: string;
  hint?: ReactNode;
  /** The label stands above; without it the title of the section is enough to see. */
  showLabel?: boolean | undefined;
}

/** Tiles as a field of a form. */
export function ChoiceTiles({ name, hint, showLabel, ...tiles }: ChoiceTilesProps): ReactNode {
  const { id, formId, value, error, onChange } = useField(name);
  const { 'aria-describedby': described } = fieldAria(id, hint, error);
  return (
    <div className="ui-fld">
      {showLabel && (
        <span className="lbl" aria-hidden="true">
          {tiles.label}
        </span>
      )}
      <Tiles
        {...tiles}
        value={asText(value)}
        onChange={onChange}
        invalid={Boolean(error)}
        aria-describedby={described}
        form={formId}
      />
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  );
}

/** The place of tiles that are on their way, in their shape: nothing below moves when they come. */
export function TilesWaiting({ label, columns }: Required<Pick<TilesProps, 'label' | 'columns'>>): ReactNode {
  return (
    <div className="ui-fld" aria-hidden="true">
      <span className="lbl">{label}</span>
      <div className="ui-tiles" style={tileGrid('plain', columns)}>
        {Array.from({ length: columns }, (_, i) => (
          <span key={i} className="ui-tile" style={{ pointerEvents: 'none' }}>
            <span className="tx">
              <b>
                <Skeleton />
              </b>
              <small>
                <Skeleton width="64%" />
              </small>
              <small>
                <Skeleton width={64} />
              </small>
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}
