import type { CSSProperties, FocusEvent, ReactNode } from 'react';
import { useId } from 'react';
import { cx } from '../parts/class-names';
import { Icon } from '../parts/icon';
import type { IconName } from '../parts/icons';

export type TileKind = 'plain' | 'location' | 'image' | 'size';

export interface TileOption {
  value: string;
  title: ReactNode;
  detail?: ReactNode;
  /** Code of a location. */
  code?: string | undefined;
  /** Two letters where there is no image. */
  monogram?: string | undefined;
  /** Address of an image. */
  image?: string | undefined;
  /** In place of an image. */
  icon?: IconName | undefined;
  /** Under a line. */
  price?: ReactNode;
  /** Cannot be chosen, and why: takes the place of the detail. */
  reason?: string | undefined;
}

export interface TilesProps {
  label: string;
  options: readonly TileOption[];
  value: string | undefined;
  onChange: (value: string) => void;
  kind?: TileKind | undefined;
  /** At most; fewer where there is no room, no more than two on phones. */
  columns?: number | undefined;
  onBlur?: ((event: FocusEvent) => void) | undefined;
  invalid?: boolean | undefined;
  /** The chosen one has the focus as soon as it is there. */
  autoFocus?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  /** Id of a form these belong to although they stand elsewhere. */
  form?: string | undefined;
}

const COLUMNS: Record<TileKind, number> = { plain: 3, location: 4, image: 3, size: 4 };
/** px, below which a tile is too narrow to read. */
const NARROWEST: Record<TileKind, number> = { plain: 140, location: 116, image: 150, size: 132 };

function Face({ kind, option }: { kind: TileKind; option: TileOption }): ReactNode {
  const { title, detail, code, monogram, image, icon, price, reason } = option;
  const second = reason ?? detail;
  if (kind === 'size') {
    return (
      <>
        <span className="sz">{title}</span>
        {second && <small>{second}</small>}
        {price && <span className="pr">{price}</span>}
      </>
    );
  }
  return (
    <>
      {image ? (
        <img className="mg" src={image} alt="" />
      ) : (
        (icon ?? monogram) && (
          <span className="mg" aria-hidden="true">
            {icon ? <Icon name={icon} /> : monogram}
          </span>
        )
      )}
      <span className="tx">
        {code && <span className="ui-code">{code}</span>}
        <b>{title}</b>
        {second && <small>{second}</small>}
        {price && <small className="pr">{price}</small>}
      </span>
    </>
  );
}

/** How many tiles stand side by side, as the style sheet reads it. */
export const tileGrid = (kind: NonNullable<TilesProps['kind']>, columns: number): CSSProperties => ({
  '--ui-cols': columns,
  '--ui-few': Math.min(columns, 2),
  '--ui-least': `${NARROWEST[kind]}px`,
});

/**
 * A choice of few, each with what one needs to know of it. They are radio buttons: arrow keys choose, what cannot be chosen is
 * left out and says why. (design language, section 9)
 */
export function Tiles({
  label,
  options,
  value,
  onChange,
  kind = 'plain',
  columns = COLUMNS[kind],
  onBlur,
  invalid,
  autoFocus = false,
  form,
  ...rest
}: TilesProps): ReactNode {
  const group = useId();
  return (
    <div
      className={cx('ui-tiles', kind)}
      role="radiogroup"
      aria-label={label}
      aria-invalid={invalid || undefined}
      data-form={form}
      style={tileGrid(kind, columns)}
      {...rest}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={cx('ui-tile', option.reason !== undefined && 'off', kind === 'size' && 'pk')}
        >
          <input
            type="radio"
            name={group}
            value={option.value}
            form={form}
            checked={option.value === value}
            disabled={option.reason !== undefined}
            onChange={() => onChange(option.value)}
            onBlur={onBlur}
            autoFocus={autoFocus && option.value === value}
          />
          <Face kind={kind} option={option} />
          <span className="tk">
            <Icon name="check" size={12} />
          </span>
        </label>
      ))}
    </div>
  );
}
