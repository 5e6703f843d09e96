import { clubShape } from '#core/teams/club-shape.ts';
import { type Disc as DiscText, readDisc } from '#core/teams/disc.ts';

type DiscProps = {
	/** Null = a club without known colours. */ disc: DiscText | null;
	size?: 18 | 24 | 28 | 40 | 64;
};

/**
 * A club as a table-football button: shape and colors from data, without text. The name is beside
 * it, so it is hidden from screen readers. The background is the svg's own color
 * (app/ui/marks.css): two elements per club, and no inline style, which the CSP refuses.
 */
export function Disc({ disc, size = 24 }: DiscProps) {
	if (disc === null) return <svg className={`disc disc-none d${size}`} aria-hidden="true" />;
	const { shape, paints } = readDisc(disc);
	return (
		<svg className={`disc d${size}`} viewBox="0 0 40 40" color={paints[0]} aria-hidden="true">
			{clubShape(shape).map((path, place) =>
				paints[place + 1] === undefined ? null : (
					<path key={path} fill={paints[place + 1]} d={path} />
				),
			)}
		</svg>
	);
}
