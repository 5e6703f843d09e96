import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { readOf } from '#app/admin/data/read-of.ts';
import { useRested } from '#app/admin/data/use-rested.ts';
import { Conflict } from '#app/admin/ui/conflict.tsx';
import { SaveBar } from '#app/admin/ui/save-bar.tsx';
import { useDraft } from '#app/admin/ui/use-draft.ts';
import { Field } from '#app/ui/form/field.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import type { BotView, ScheduleView } from '#core/bots/contract.ts';
import { botPanelCopy, momentWords, USUAL_SCHEDULES } from '#core/bots/copy/panel.ts';
import { scheduleWords } from '#core/bots/copy/schedule.ts';
import { isoLocal } from '#core/site/dates.ts';
import { useBotSave } from './use-bot-save.ts';

const copy = botPanelCopy.schedule;
const TYPING_MS = 300;
const OPTIONS = [
	{ value: '', label: copy.choose },
	...USUAL_SCHEDULES.map((schedule) => ({
		value: schedule,
		label: scheduleWords(schedule) ?? schedule,
	})),
];

type ScheduleFormProps = { bot: BotView; now: number; onDone: () => Promise<void> };

/** The schedule of a bot: its expression, the meaning in words, and the next runs. */
export function ScheduleForm({ bot, now, onDone }: ScheduleFormProps) {
	const draft = useDraft(`bot-${bot.id}-horario`, { schedule: bot.schedule });
	const save = useBotSave(bot, onDone);
	const { schedule } = draft.value;
	const asked = useSchedule(schedule, bot);

	async function store(revision: number): Promise<void> {
		const saved = await save.store({ revision, schedule: schedule.trim() });
		if (saved !== null) draft.reset({ schedule: saved.schedule });
	}

	function submit(event: FormEvent): void {
		event.preventDefault();
		void store(bot.revision);
	}

	return (
		<form className="panel-form" onSubmit={submit} noValidate>
			<div className="setting-block">
				<h2>{copy.title}</h2>
				<SelectField
					label={copy.usual}
					options={OPTIONS}
					value=""
					onChange={(event) => draft.change({ schedule: event.target.value })}
				/>
				<Field
					label={copy.label}
					className="cron-input"
					spellCheck={false}
					autoComplete="off"
					value={schedule}
					error={save.state.fields.schedule ?? (asked.valid ? null : copy.wrong)}
					hint={copy.hint}
					onChange={(event) => draft.change({ schedule: event.target.value })}
				/>
				<dl className="bot-times">
					<dt>{copy.words}</dt>
					<dd>{scheduleWords(schedule) ?? copy.noWords}</dd>
					<dt>{copy.next}</dt>
					<dd>
						<ol>
							{asked.next.map((instant) => (
								<li key={instant}>
									<time dateTime={isoLocal(instant)}>{momentWords(instant, now)}</time>
								</li>
							))}
						</ol>
					</dd>
				</dl>
				<p className="field-hint">{copy.backfill[bot.backfill]}</p>
			</div>
			{schedule.trim() === bot.schedule && !save.state.done ? null : (
				<SaveBar state={save.state} label={copy.save} />
			)}
			<Conflict
				save={save.state}
				rows={(theirs) => [{ label: copy.label, mine: schedule, theirs: theirs.schedule }]}
				onKeep={({ revision }) => store(revision)}
				onTake={(theirs) => draft.reset({ schedule: theirs.schedule })}
				onClose={onDone}
			/>
		</form>
	);
}

/** Asks the server for the meaning of an expression while it is typed. */
function useSchedule(schedule: string, bot: BotView): ScheduleView {
	const isOwn = schedule.trim() === bot.schedule;
	const rested = useRested(schedule, TYPING_MS);
	const isAsked = !isOwn && rested === schedule;
	const { data } = useQuery({
		...readOf('bots/schedule', { query: { cron: rested } }),
		enabled: isAsked,
	});
	if (isOwn) return { valid: true, next: bot.next };
	return (isAsked ? data : undefined) ?? { valid: true, next: [] };
}
