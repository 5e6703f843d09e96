import type { Mark } from '#core/channels/channel-mark.ts';

/**
 * A channel's coloured initial, no logo. The letter is drawn by the style sheet: the name beside it
 * says it already.
 */
export function ChannelMark({ mark, large = false }: { mark: Mark; large?: boolean }) {
	const [hue, letter = ''] = mark.split(' ');
	return (
		<i
			className={large ? 'mark mark-l' : 'mark'}
			data-hue={hue}
			data-mark={letter}
			aria-hidden="true"
			suppressHydrationWarning
		/>
	);
}
