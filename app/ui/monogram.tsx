import type { Monogram } from '#core/teams/monogram.ts';

/** A club's sign, drawn from data. The name stands beside it, so it is silent for screen readers. */
export function MonogramSign({ sign, large = false }: { sign: Monogram; large?: boolean }) {
	const { letters, paint } = sign;
	const name = large ? 'mono mono-l' : 'mono';
	if (!paint) {
		return (
			<svg className={`${name} mono-n`} viewBox="0 0 32 32" aria-hidden="true">
				<text x="16" y="20.5">
					{letters}
				</text>
			</svg>
		);
	}
	return (
		<svg className={name} viewBox="0 0 32 32" aria-hidden="true">
			<path fill={paint.ground} d="M0 0h32v32H0z" />
			<path fill={paint.band} d="M0 27.5l32-4V32H0z" />
			<text fill={paint.ink} x="16" y="18.5">
				{letters}
			</text>
		</svg>
	);
}
