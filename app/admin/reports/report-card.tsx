import { formatMoment } from '#core/copy/moments.ts';
import { HOUR_UNDEFINED } from '#core/games/copy/words.ts';
import type { ReportGroup } from '#core/reports/contract.ts';
import { reportPanelCopy as copy } from '#core/reports/copy/panel.ts';
import { REPORT_OUTCOMES, type ReportOutcome } from '#core/reports/outcome.ts';
import { formatHour, formatShortDay } from '#core/site/dates.ts';
import { panelPaths } from '#core/site/paths/panel.ts';
import { paths } from '#core/site/paths.ts';

type ReportCardProps = {
	group: ReportGroup;
	busy: boolean;
	onDecide(outcome: ReportOutcome): void;
};

/** Alike reports of one game: what they claim, what the guide shows, and the decision. */
export function ReportCard({ group, busy, onDecide }: ReportCardProps) {
	const { kind, text, channel, voices, isTask, lastAt, game } = group;
	const { title, competition, day, kickoffAt, channels } = game;
	const what = channel ?? (text === '' && kind !== 'off' ? copy.unsaid : text);
	const when = kickoffAt === null ? HOUR_UNDEFINED : formatHour(kickoffAt);
	const shown = channels.length === 0 ? copy.noChannel : channels.join(', ');
	return (
		<li className="report-card" data-task={isTask || undefined}>
			<h2>
				<a href={paths.game(game.slug)}>{title}</a>
			</h2>
			<p className="quiet">
				{competition} · {formatShortDay(day)}, {when} · {copy.guide(shown)}
			</p>
			<p className="report-claim">
				{isTask ? <strong className="report-task">{copy.task}</strong> : null}
				<b>{copy.claims[kind](what)}</b> · {copy.voices(voices)} · {copy.last(formatMoment(lastAt))}
			</p>
			<Notes group={group} />
			<div className="panel-actions">
				<a
					className="button button-quiet"
					href={panelPaths.editGame(game.id)}
					aria-label={copy.about(copy.edit, title)}
				>
					{copy.edit}
				</a>
				{REPORT_OUTCOMES.map((outcome) => (
					<button
						key={outcome}
						type="button"
						className="button button-quiet"
						aria-disabled={busy || undefined}
						aria-label={copy.about(copy.outcomes[outcome], title)}
						onClick={() => onDecide(outcome)}
					>
						{copy.outcomes[outcome]}
					</button>
				))}
			</div>
		</li>
	);
}

/** Texts and links of readers: shown as text only. */
function Notes({ group: { id, notes } }: Pick<ReportCardProps, 'group'>) {
	const shown = notes.filter(({ text, link }) => text !== '' || link !== '');
	if (shown.length === 0) return null;
	return (
		<>
			<h3 className="field-label" id={`n-${id}`}>
				{copy.notes}
			</h3>
			<ul className="report-notes" aria-labelledby={`n-${id}`}>
				{shown.map(({ text, link, at }) => (
					<li key={`${at}${text}${link}`}>
						{text}{' '}
						{link === '' ? null : (
							<a href={link} rel="noopener noreferrer nofollow ugc">
								{link}
							</a>
						)}
					</li>
				))}
			</ul>
		</>
	);
}
