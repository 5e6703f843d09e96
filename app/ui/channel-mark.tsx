import type { Mark } from '#core/channels/channel-mark.ts';

/**
 * A channel's colored initial instead of a logo. The style sheet draws the letter, because the name
 * beside it says the same.
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
