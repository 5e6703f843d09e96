import { ChannelMark } from '#app/ui/channel-mark.tsx';
import { Disc } from '#app/ui/disc.tsx';
import { Tint } from '#app/ui/tint.tsx';
import { VERSUS } from '#core/games/copy/games.ts';
import { searchCopy } from '#core/search/copy/search.ts';
import type { GameSuggestion, LinkedSuggestion } from '#core/search/suggestion.ts';
import { HitSign } from './hit-sign.tsx';

/**
 * One search result in a row: icon, name, and distinguishing details; a game with its answer and
 * channel logo.
 */
export function Hit({ hit }: { hit: LinkedSuggestion }) {
	const isGame = hit.kind === 'game';
	const [name, detail] = isGame
		? [`${hit.home} ${VERSUS} ${hit.away}`, hit.told.line]
		: [hit.name, detailOf(hit)];
	return (
		<>
			<HitSign hit={hit} />
			<span className="hit-text">
				<b className="hit-name">{name}</b>
				{detail === '' ? null : <span className="hit-detail">{` ${detail}`}</span>}
				{isGame ? <small className="hit-detail">{` ${hit.competition}`}</small> : null}
			</span>
			{isGame && hit.mark !== '' ? <ChannelMark mark={hit.mark} large /> : null}
		</>
	);
}

function detailOf({ kind, detail }: { kind: string; detail: string }): string {
	return kind === 'article' ? `${searchCopy.article} · ${detail}` : detail;
}

/** The requested game, with its answer as a headline. */
export function LeadHit({
	hit: { home, away, competition, told: parts, look, discs },
}: {
	hit: GameSuggestion;
}) {
	const { when, headline, access } = parts;
	return (
		<>
			<Tint home={discs[0]} away={discs[1]} />
			<span className="hit-pair">
				<b>
					<Disc disc={discs[0]} />
					{home} <i>{VERSUS}</i> <Disc disc={discs[1]} />
					{away}
				</b>{' '}
				<small>{competition}</small>
			</span>{' '}
			<span className="hit-answer" data-look={look}>
				<span className="hit-when">{when}</span>{' '}
				<b className={access === null ? 'hit-long' : undefined}>
					{access === null ? (
						`${headline}.`
					) : (
						<>
							{headline}, <em>{access}.</em>
						</>
					)}
				</b>
			</span>
		</>
	);
}
