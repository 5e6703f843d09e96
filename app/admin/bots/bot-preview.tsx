import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readOf } from '#app/admin/data/read-of.ts';
import { CopyButton } from '#app/admin/settings/copy-button.tsx';
import { sentenceOf } from '#app/api-client/sentence.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import type { BotView, BotPreview as Preview } from '#core/bots/contract.ts';
import { lackWords } from '#core/bots/copy/digest.ts';
import { botPanelCopy, momentWords } from '#core/bots/copy/panel.ts';
import { HOUR_UNDEFINED } from '#core/games/copy/words.ts';
import { formatShortDay } from '#core/site/dates.ts';
import { panelPaths } from '#core/site/paths/panel.ts';

const copy = botPanelCopy.preview;
/** Games shown before the operator asks for the rest. */
const FIRST_GAMES = 8;
const FIRST_LINES = 16;

/** What the bot would do if it ran now. */
export function BotPreview({ id }: Pick<BotView, 'id'>) {
	const read = readOf('bots/:id/preview', { params: { id } });
	const { data: preview, error } = useQuery({ ...read, refetchOnMount: 'always' });
	return (
		<section className="setting-block" aria-labelledby="previa">
			<h2 id="previa">{copy.title}</h2>
			{error === null ? null : <Alert>{sentenceOf(error)}</Alert>}
			{preview?.kind === 'messages' ? <Messages preview={preview} /> : null}
			{preview?.kind === 'games' ? <Games preview={preview} now={Date.now()} /> : null}
		</section>
	);
}

function Messages({ preview }: { preview: Extract<Preview, { kind: 'messages' }> }) {
	const { messages, whatsapp } = preview;
	const [whole, setWhole] = useState(false);
	return (
		<>
			<p className="quiet">{copy.messages(messages.length)}</p>
			<div className="bot-messages">
				{(whole ? messages : messages.slice(0, 1)).map((message, place) => (
					<figure key={message} className="bot-message">
						<figcaption>{copy.message(place + 1, messages.length)}</figcaption>
						<p>{whole ? message : beginningOf(message)}</p>
					</figure>
				))}
			</div>
			{whole || beginningOf(messages.join('\n')) === messages[0] ? null : (
				<Whole onPress={() => setWhole(true)} />
			)}
			<details className="bot-message folds">
				<summary>{copy.whatsapp}</summary>
				<p>{whatsapp}</p>
				<CopyButton text={whatsapp} label={copy.copy} done={copy.copied} />
			</details>
		</>
	);
}

/** The first lines of a message, enough to show what it looks like. */
function beginningOf(message: string): string {
	const lines = message.split('\n');
	return lines.length <= FIRST_LINES
		? message
		: `${lines.slice(0, FIRST_LINES).join('\n').trimEnd()}\n…`;
}

function Whole({ onPress }: { onPress: () => void }) {
	return (
		<button type="button" className="text-button" onClick={onPress}>
			{copy.whole}
		</button>
	);
}

function Games({ preview, now }: { preview: Extract<Preview, { kind: 'games' }>; now: number }) {
	const { total, games } = preview;
	const [whole, setWhole] = useState(false);
	const shown = whole ? games : games.slice(0, FIRST_GAMES);
	return (
		<>
			<p className="quiet">{copy.games(total)}</p>
			{games.length === 0 ? null : (
				<ul className="bot-findings">
					{shown.map(({ id, title, competition, kickoffAt, day, lacks }) => (
						<li key={id}>
							<div>
								<a href={panelPaths.editGame(id)}>{title}</a>
								<span className="cell-note">
									{competition} ·{' '}
									{kickoffAt === null
										? `${formatShortDay(day)}, ${HOUR_UNDEFINED}`
										: momentWords(kickoffAt, now)}
								</span>
							</div>
							<span className="lack">{lacks.map((lack) => lackWords[lack]).join(', ')}</span>
						</li>
					))}
				</ul>
			)}
			{shown.length < games.length ? <Whole onPress={() => setWhole(true)} /> : null}
			{whole && total > games.length ? (
				<p className="quiet">{copy.more(total - games.length)}</p>
			) : null}
		</>
	);
}
