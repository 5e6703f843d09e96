import { useMine } from '#app/site/mine/mine-store.ts';
import { ChannelMark } from '#app/ui/channel-mark.tsx';
import type { AnswerLine as Line } from '#core/answer/answer.ts';
import { lookOf, type Wording, type WordingStates } from '#core/answer/wording.ts';
import { coverageWords } from '#core/games/copy/games.ts';
import type { ChannelCard, GameCard } from '#core/games/day/day-view.ts';
import { Said } from './said.tsx';
import { useWording } from './use-wording.ts';

type LineProps = { game: GameCard; channels: readonly ChannelCard[] };

/**
 * A game's answer in one line: a channel chip with its words, or plain text, and a note. The
 * reader's state or channels change only the content of these elements, so nothing moves.
 */
export function AnswerLine({ game, channels }: LineProps) {
	// Only rows of channels with a state list get this element, whatever the reader's state.
	const states = paperWords(game, channels);
	const { answers, ...wording } = useWording(lineStates(game, channels, states));
	const mine = useMine()?.line(game, channels) ?? null;
	const { look, mark, texts } = mine ?? wording;
	const [name, words, beside, paper = ''] = texts;
	return (
		<p
			className="where ans-line"
			data-look={look}
			data-watch={mine?.watch}
			data-answers={answers}
			suppressHydrationWarning
		>
			<span className="ans-chip">
				<ChannelMark mark={mark} />
				<Said as="b" className="ans-name" text={name} /> <Said className="ans-words" text={words} />
			</span>{' '}
			<Said className="ans-beside" text={beside} />
			{states === '' ? null : <Said className="ans-paper" text={paper} />}
		</p>
	);
}

function lineStates(
	{ answer: { country, states = [] } }: GameCard,
	channels: readonly ChannelCard[],
	paper: string,
): WordingStates {
	const wording = lineWording(country, channels);
	return {
		country: { ...wording, texts: [...wording.texts, paper] },
		states: states.map(({ ufs, line }) => ({ ufs, wording: lineWording(line, channels) })),
	};
}

function lineWording(
	{ channel: place, words, beside = '' }: Line,
	channels: readonly ChannelCard[],
): Wording {
	const channel = place === undefined ? undefined : channels[place];
	return {
		look: lookOf(channel),
		mark: channel?.mark ?? '',
		texts: [channel?.name ?? '', words, beside],
	};
}

/**
 * The channel's states, printed in full: on screen a row only counts them, and paper cannot unfold.
 */
function paperWords({ answer, broadcasts }: GameCard, channels: readonly ChannelCard[]): string {
	const shown = broadcasts.find(({ channel }) => channel === answer.country.channel);
	const channel = channels[shown?.channel ?? -1];
	const states = shown && coverageWords(shown.include ?? channel?.regionUfs, shown.exclude)?.full;
	return states ? ` (${states})` : '';
}
