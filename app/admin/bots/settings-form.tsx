import type { FormEvent, ReactNode } from 'react';
import { Conflict } from '#app/admin/ui/conflict.tsx';
import { DamagedNote, RestoredNote, SaveBar } from '#app/admin/ui/save-bar.tsx';
import { useDraft } from '#app/admin/ui/use-draft.ts';
import type { BotId } from '#core/bots/bot-ids.ts';
import type { BotView } from '#core/bots/contract.ts';
import { botPanelCopy } from '#core/bots/copy/panel.ts';
import { DigestFields } from './digest-fields.tsx';
import type { FieldsProps, Settings } from './fields-props.ts';
import { TidyFields } from './tidy-fields.tsx';
import { useBotSave } from './use-bot-save.ts';
import { WatchFields } from './watch-fields.tsx';

const copy = botPanelCopy.settings;

const FIELDS: Readonly<Partial<Record<BotId, (props: FieldsProps) => ReactNode>>> = {
	digest: DigestFields,
	tidy: TidyFields,
	watch: WatchFields,
};

/** The settings of one bot; each bot has its own fields. */
export function SettingsForm({ bot, onDone }: { bot: BotView; onDone: () => Promise<void> }) {
	const draft = useDraft<Settings>(`bot-${bot.id}-ajustes`, bot.settings);
	const save = useBotSave(bot, onDone);
	const Fields = FIELDS[bot.id];
	if (Fields === undefined) return null;
	const { fields } = save.state;
	const errors = Object.fromEntries(
		Object.entries(fields).map(([path, sentence]) => [path.replace(/^settings\./, ''), sentence]),
	);

	async function store(revision: number): Promise<void> {
		const saved = await save.store({ revision, settings: draft.value });
		if (saved !== null) draft.reset(saved.settings);
	}

	function submit(event: FormEvent): void {
		event.preventDefault();
		void store(bot.revision);
	}

	return (
		<form className="panel-form" onSubmit={submit} noValidate>
			{bot.isDamaged ? <DamagedNote>{copy.damaged}</DamagedNote> : null}
			{draft.restored ? <RestoredNote onDiscard={() => draft.reset(bot.settings)} /> : null}
			<div className="setting-block">
				<h2>{copy.title}</h2>
				<Fields value={draft.value} change={draft.change} errors={errors} />
			</div>
			<SaveBar state={save.state} label={copy.save} />
			<Conflict
				save={save.state}
				rows={(theirs) => [
					{
						label: copy.title,
						mine: JSON.stringify(draft.value, null, 1),
						theirs: JSON.stringify(theirs.settings, null, 1),
					},
				]}
				onKeep={({ revision }) => store(revision)}
				onTake={(theirs) => draft.reset(theirs.settings)}
				onClose={onDone}
			/>
		</form>
	);
}
