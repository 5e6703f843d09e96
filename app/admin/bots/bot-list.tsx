import { Alert } from '#app/ui/form/alert.tsx';
import type { BotView } from '#core/bots/contract.ts';
import { botNames, botPanelCopy, momentWords } from '#core/bots/copy/panel.ts';
import { scheduleWords } from '#core/bots/copy/schedule.ts';
import { panelPaths } from '#core/site/paths/panel.ts';
import { BotSwitch } from './bot-switch.tsx';
import { countsOf, RunProgress, RunState, runFacts } from './run-words.tsx';
import { useBotAction } from './use-bot-action.tsx';

type BotListProps = { bots: readonly BotView[]; now: number; onDone: () => Promise<void> };

/** One row per bot: schedule, last or open run, on/off switch and run button. */
export function BotList({ bots, now, onDone }: BotListProps) {
	return (
		<ul className="bot-list" aria-label={botPanelCopy.list}>
			{bots.map((bot) => (
				<BotRow key={bot.id} bot={bot} now={now} onDone={onDone} />
			))}
		</ul>
	);
}

function BotRow({ bot, now, onDone }: Omit<BotListProps, 'bots'> & { bot: BotView }) {
	const action = useBotAction(onDone);
	const { name, summary } = botNames[bot.id];
	const run = bot.open ?? bot.last;
	return (
		<li className="bot-row" data-off={bot.enabled ? undefined : true}>
			<div className="bot-what">
				<h2>
					<a href={panelPaths.bot(bot.id)}>{name}</a>
				</h2>
				<p className="quiet">{summary}</p>
				<p className="bot-when">
					{scheduleWords(bot.schedule) ?? bot.schedule}
					<span className="quiet"> · {nextWords(bot, now)}</span>
				</p>
				{bot.isDamaged ? <p className="run-error">{botPanelCopy.settings.damaged}</p> : null}
			</div>
			<div className="bot-how">
				{run === null ? (
					<p className="quiet">{botPanelCopy.never}</p>
				) : (
					<>
						<p>
							<RunState run={run} /> <span className="quiet">{runFacts(run, now)}</span>
						</p>
						<RunProgress run={run} />
						{run.error === null ? <p>{countsOf(run)}</p> : <p className="run-error">{run.error}</p>}
						{run.state === 'waiting' && run.error !== null ? (
							<p className="quiet">{botPanelCopy.again(momentWords(run.dueAt, now))}</p>
						) : null}
					</>
				)}
				{action.problem === null ? null : <Alert>{action.problem}</Alert>}
			</div>
			<div className="bot-do">
				<BotSwitch
					bot={bot}
					busy={action.busy}
					onTurn={(enabled) => void action.turn(bot, enabled)}
				/>
				<RunButton bot={bot} action={action} />
			</div>
		</li>
	);
}

/** Starts a run, or asks the open run to stop. */
export function RunButton({
	bot,
	action,
}: {
	bot: BotView;
	action: ReturnType<typeof useBotAction>;
}) {
	const { name } = botNames[bot.id];
	const { open } = bot;
	const isStop = open !== null && (open.state === 'running' || open.error === null);
	return (
		<button
			type="button"
			className="button button-quiet"
			aria-disabled={action.busy || open?.stopping || undefined}
			aria-label={isStop ? botPanelCopy.stopOf(name) : botPanelCopy.runNowOf(name)}
			onClick={() =>
				void (isStop && open !== null ? action.decide(open.id, 'stop') : action.order(bot.id))
			}
		>
			{isStop ? (open.stopping ? botPanelCopy.stopping : botPanelCopy.stop) : botPanelCopy.runNow}
		</button>
	);
}

function nextWords({ enabled, isDamaged, next: [soonest] }: BotView, now: number): string {
	if (!enabled || isDamaged || soonest === undefined) return botPanelCopy.nothingNext;
	return botPanelCopy.next(momentWords(soonest, now));
}
