import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Picker } from '#app/admin/names/picker.tsx';
import { RestoredNote } from '#app/admin/ui/save-bar.tsx';
import { Alert } from '#app/ui/form/alert.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { ToolIcon } from '#app/ui/tool-icon.tsx';
import type { GameRecord } from '#core/games/contract/form.ts';
import { gameFormCopy as copy } from '#core/games/copy/form.ts';
import { alongLines, gameMergeCopy, savedWords } from '#core/games/copy/merge.ts';
import type { TypedGame } from '#core/games/form/typed-game.ts';
import { optionsOf } from '#core/names/copy/desk.ts';
import { BroadcastList } from './broadcast-list.tsx';
import { Along, GameMergeDialog } from './game-merge.tsx';
import { GamePreview } from './game-preview.tsx';
import { GameSaveBar, TrashButton } from './game-save-bar.tsx';
import { KickoffFields } from './kickoff-fields.tsx';
import { Revisions } from './revisions.tsx';
import { ScoreFields } from './score-fields.tsx';
import { SideField } from './side-field.tsx';
import { namesOf, useGameDesk, useSaveKeys, versionsOf } from './use-game-desk.ts';
import { useWarnings } from './use-warnings.ts';
import { Warnings } from './warning.tsx';

type GameFormProps = {
	/** Null for a game that does not exist yet. */
	record: GameRecord | null;
	/** The day that a new game starts with, YYYY-MM-DD. */
	day: string;
	/** The game was just created on the previous page. */
	justSaved: boolean;
};

/** Edits a whole game: teams, time and broadcasts, next to a preview of the public page. */
export function GameForm({ record, day, justSaved }: GameFormProps) {
	const desk = useGameDesk(record, day);
	const { stored, draft, save, fields, change } = desk;
	const typed = draft.value;
	const warnings = useWarnings(stored?.id ?? null, typed);
	const form = useRef<HTMLDivElement>(null);
	const firstBox = useRef<HTMLInputElement>(null);
	const homeBox = useRef<HTMLInputElement>(null);
	const [isFresh, setFresh] = useState(justSaved);
	const store = (another: boolean) => {
		setFresh(false);
		void desk.store(another);
	};
	useSaveKeys({ onSave: () => store(false), onAnother: () => store(true) });
	useFirstError(form.current, fields);
	useEffect(() => {
		if (record === null) firstBox.current?.focus();
	}, [record]);
	useEffect(() => {
		if (desk.former !== null) homeBox.current?.focus();
	}, [desk.former]);

	return (
		<div className="game-desk" ref={form}>
			<div className="game-form">
				{draft.restored ? (
					<RestoredNote
						onDiscard={() => (stored === null ? draft.reset(desk.saved) : desk.take(stored))}
					/>
				) : null}
				<Warnings of={warnings.game} />
				<Part title={copy.parts.game}>
					<div className="field-row field-row-wide">
						<Picker
							kind="competition"
							label={copy.competition}
							value={typed.competition}
							error={fields.competitionId}
							onChange={(competition) => change({ competition })}
							inputRef={(input) => {
								firstBox.current = input;
							}}
						/>
						<Field
							label={copy.round}
							hint={copy.roundHint}
							maxLength={80}
							value={typed.round}
							error={fields.round}
							onChange={(event) => change({ round: event.target.value })}
						/>
					</div>
					<div className="sides">
						<SideField
							label={copy.home}
							side={typed.home}
							error={fields.home}
							onChange={(home) => change({ home })}
							inputRef={(input) => {
								homeBox.current = input;
							}}
						/>
						<button
							type="button"
							className="icon-button sides-swap"
							aria-label={copy.swap}
							title={copy.swap}
							onClick={() => change({ home: typed.away, away: typed.home })}
						>
							<ToolIcon name="swap" />
						</button>
						<SideField
							label={copy.away}
							side={typed.away}
							error={fields.away}
							onChange={(away) => change({ away })}
						/>
					</div>
					<Warnings of={[...(warnings.home ?? []), ...(warnings.away ?? [])]} />
				</Part>
				<Part title={copy.parts.when}>
					<KickoffFields typed={typed} fields={fields} change={change} />
					<Warnings of={[...(warnings.date ?? []), ...(warnings.time ?? [])]} />
					<Field
						label={copy.venue}
						maxLength={120}
						value={typed.venue}
						error={fields.venue}
						onChange={(event) => change({ venue: event.target.value })}
					/>
					<Warnings of={warnings.venue} />
				</Part>
				<Part title={copy.parts.watch}>
					<BroadcastList typed={typed} fields={fields} warnings={warnings} change={change} />
				</Part>
				<Part title={copy.parts.state}>
					<ScoreFields typed={typed} fields={fields} change={change} />
					<div className="field-row">
						<SelectField
							label={copy.status}
							options={optionsOf(copy.statuses)}
							value={typed.status}
							onPick={(status) => change({ status })}
						/>
						<SelectField
							label={copy.publication}
							options={optionsOf(copy.publications)}
							value={typed.publication}
							onPick={(publication) => change({ publication })}
						/>
					</div>
					<Field
						label={copy.source}
						hint={copy.sourceHint}
						maxLength={200}
						value={typed.source}
						error={fields.source}
						onChange={(event) => change({ source: event.target.value })}
					/>
				</Part>
				{save.problem !== null && save.conflict === null ? <Alert>{save.problem}</Alert> : null}
				{desk.along === null || desk.along.merge.theirs.length === 0 || !save.done ? null : (
					<AlongNote along={desk.along} typed={typed} />
				)}
				<GameSaveBar
					desk={desk}
					isFresh={isFresh}
					onSave={() => store(false)}
					onAnother={() => store(true)}
				/>
				{stored === null ? null : (
					<div className="game-after">
						<Revisions record={stored} onRestored={desk.take} />
						<p>
							<TrashButton record={stored} onGone={() => draft.reset(desk.saved)} />
						</p>
					</div>
				)}
			</div>
			<GamePreview typed={typed} />
			{save.conflict === null ? null : (
				<GameMergeDialog
					versions={versionsOf(typed, save.conflict)}
					saves={save.conflict.saves}
					names={namesOf(typed, save.conflict)}
					onSave={(merge) => save.conflict !== null && void desk.settle(save.conflict, merge)}
					onTake={() => {
						if (save.conflict !== null) desk.take(save.conflict);
						save.reset();
					}}
					onClose={save.reset}
				/>
			)}
		</div>
	);
}

/** The merged changes of other operators, with who saved them and when. */
function AlongNote({
	along: { stale, merge },
	typed,
}: {
	along: NonNullable<ReturnType<typeof useGameDesk>['along']>;
	typed: TypedGame;
}) {
	const { theirs } = versionsOf(typed, stale);
	return (
		<Alert kind="note">
			<Along
				title={gameMergeCopy.merged(savedWords(stale.saves))}
				lines={alongLines(theirs, merge.theirs, namesOf(typed, stale))}
			/>
		</Alert>
	);
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	const id = useId();
	return (
		<section className="form-part" aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			{children}
		</section>
	);
}

/** After a refusal, focus moves to the first field with an error. */
function useFirstError(form: HTMLElement | null, fields: Readonly<Record<string, string>>): void {
	const refused = Object.keys(fields).join(' ');
	useEffect(() => {
		if (refused !== '')
			form?.querySelector<HTMLElement>('[aria-invalid=true], .field-error')?.focus();
	}, [form, refused]);
}
