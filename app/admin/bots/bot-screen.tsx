import { Screen } from '#app/admin/ui/screen.tsx';
import { Alert } from '#app/ui/form/alert.tsx';
import type { BotBoard, BotView } from '#core/bots/contract.ts';
import { botNames, botPanelCopy } from '#core/bots/copy/panel.ts';
import { panelPaths } from '#core/site/paths/panel.ts';
import { RunButton } from './bot-list.tsx';
import { BotPreview } from './bot-preview.tsx';
import { BotSwitch } from './bot-switch.tsx';
import { LiveRun } from './live-run.tsx';
import { RunList } from './run-list.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import { SecretForm } from './secret-form.tsx';
import { SettingsForm } from './settings-form.tsx';
import { useBotAction } from './use-bot-action.tsx';
import { WorkerNote } from './worker-note.tsx';

type BotScreenProps = { bot: BotView; board: BotBoard; lost: boolean; onDone: () => Promise<void> };

/** One bot: its current and past runs, schedule and settings. */
export function BotScreen({ bot, board, lost, onDone }: BotScreenProps) {
	const action = useBotAction(onDone);
	const { name, summary } = botNames[bot.id];
	return (
		<Screen
			title={name}
			actions={
				<>
					<BotSwitch
						bot={bot}
						busy={action.busy}
						onTurn={(enabled) => void action.turn(bot, enabled)}
					/>
					{bot.open === null ? (
						<button
							type="button"
							className="button button-quiet"
							onClick={() => void action.order(bot.id, true)}
						>
							{botPanelCopy.dryRun}
						</button>
					) : null}
					<RunButton bot={bot} action={action} />
				</>
			}
		>
			<p className="bot-back">
				<a href={panelPaths.bots}>{botPanelCopy.back}</a>
			</p>
			<p className="welcome">{summary}</p>
			{bot.id === 'games' ? (
				<p>
					<a href={panelPaths.sources}>{botPanelCopy.sources.games}</a>
				</p>
			) : null}
			{board.workers.length === 0 || lost ? <WorkerNote board={board} lost={lost} /> : null}
			{action.problem === null ? null : <Alert>{action.problem}</Alert>}
			<div className="bot-columns">
				<div className="bot-column">
					<LiveRun bot={bot} now={board.now} onDone={onDone} />
					{bot.hasPreview ? <BotPreview key={bot.revision} id={bot.id} /> : null}
					<RunList bot={bot} now={board.now} />
				</div>
				<div className="bot-column">
					<ScheduleForm bot={bot} now={board.now} onDone={onDone} />
					<SettingsForm bot={bot} onDone={onDone} />
					{bot.secrets.length === 0 ? null : <SecretForm bot={bot} onDone={onDone} />}
				</div>
			</div>
		</Screen>
	);
}
