import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { RestoredNote } from '#app/admin/ui/save-bar.tsx';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { UploadArea } from '#app/admin/upload/upload-area.tsx';
import { useUploads } from '#app/admin/upload/use-uploads.ts';
import { api } from '#app/api-client/api.client.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import type { AskedView, NewImport } from '#core/importing/contract/requests.ts';
import { importDeskCopy } from '#core/importing/copy/desk.ts';
import { IMPORT_FORMATS } from '#core/importing/draft-game.ts';
import { guessFormat } from '#core/importing/guess-format.ts';
import { IMPORT_FILE_BYTES, PASTE_LENGTH } from '#core/importing/limits.ts';
import { formatBytes } from '#core/media/copy/upload.ts';
import { panelPaths } from '#core/site/paths/panel.ts';
import { type FileSource, OpenedFiles, useOpenedFiles } from './opened-files.tsx';
import { ReadingHints } from './reading-hints.tsx';
import { type SourceDraft, type SourceKindTab, useSourceDraft } from './source-draft.ts';

const copy = importDeskCopy.source;
const TABS: readonly SourceKindTab[] = ['text', 'file', 'address'];
const ACCEPT =
	'.csv,.tsv,.txt,.xlsx,.json,.ics,.html,.htm,text/*,application/json,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The first step: a text, a file or an address, with reading hints. */
export function SourceStep() {
	const draft = useSourceDraft();
	const { value, change } = draft;
	const navigate = useNavigate();
	const open = useSave();
	const [problem, setProblem] = useState<string | null>(null);
	const opened = useOpenedFiles(() => askedOf(value));
	const uploads = useUploads({
		folder: 'importacoes',
		onUploaded: ({ address, name }) => void take({ kind: 'file', address, name }),
	});

	/**
	 * A single file leads to its review. Of several files each is opened, and the operator chooses
	 * where to begin.
	 */
	function take(source: FileSource): Promise<void> {
		return uploads.list.length === 1 ? begin(source) : opened.open(source);
	}

	async function begin(source: NewImport['source']): Promise<void> {
		await open.run(async () => {
			const view = await api.send('POST', 'imports', { body: { source, asked: askedOf(value) } });
			// The server has it now; a later "discard" gives it back.
			if (source.kind !== 'file' || value.kind === 'text') draft.clear();
			await navigate(panelPaths.importBatch(view.id));
		});
	}

	function submit(event: FormEvent): void {
		event.preventDefault();
		const { text, address } = value;
		setProblem(null);
		if (value.kind === 'address') {
			if (/^https?:\/\/\S+\.\S+/.test(address.trim()))
				void begin({ kind: 'address', address: address.trim() });
			else setProblem(copy.noAddress);
		} else if (text.trim() === '') setProblem(copy.empty);
		else if (text.length > PASTE_LENGTH)
			uploads.add([{ name: 'texto-colado.txt', bytes: new Blob([text], { type: 'text/plain' }) }]);
		else void begin({ kind: 'text', text });
	}

	function pick(files: File[]): void {
		setProblem(null);
		const large = files.find(({ size }) => size > IMPORT_FILE_BYTES);
		if (large !== undefined) setProblem(copy.tooLarge(large.name, formatBytes(large.size)));
		uploads.add(
			files
				.filter(({ size }) => size <= IMPORT_FILE_BYTES)
				.map((file) => ({ name: file.name, bytes: file })),
		);
	}

	return (
		<form className="import-source" onSubmit={submit} noValidate>
			{draft.restored ? <RestoredNote onDiscard={draft.clear} /> : null}
			<SourceTabs kind={value.kind} onChange={(kind) => change({ kind })} />
			<div className="source-body">
				<SourceField value={value} problem={problem} fields={open.fields} change={change} />
				{value.kind === 'file' || uploads.list.length > 0 ? (
					<UploadArea
						uploads={uploads}
						multiple
						hint={copy.fileHint}
						accept={ACCEPT}
						onPick={pick}
					/>
				) : null}
				<OpenedFiles files={opened.files} />
				<ReadingHints value={value} change={change} />
				{open.problem === null ? null : <Alert>{open.problem}</Alert>}
				{value.kind === 'file' ? null : (
					<div className="panel-actions">
						<button type="submit" className="button" aria-disabled={open.busy || undefined}>
							{open.busy ? copy.reading : copy.read}
						</button>
						<ForgetButton
							text={value.kind === 'text' ? value.text : ''}
							onForget={() => change({ text: '' })}
						/>
					</div>
				)}
			</div>
		</form>
	);
}

function SourceTabs({
	kind,
	onChange,
}: {
	kind: SourceKindTab;
	onChange(kind: SourceKindTab): void;
}) {
	return (
		<fieldset className="source-tabs">
			<legend className="vh">{copy.kinds}</legend>
			{TABS.map((tab) => (
				<label key={tab} className="source-tab">
					<input
						type="radio"
						name="fonte"
						value={tab}
						checked={kind === tab}
						onChange={() => onChange(tab)}
					/>
					<span>{copy.tabs[tab]}</span>
				</label>
			))}
		</fieldset>
	);
}

type SourceFieldProps = {
	value: SourceDraft;
	problem: string | null;
	fields: Readonly<Record<string, string>>;
	change(part: Partial<SourceDraft>): void;
};

function SourceField({ value, problem, fields, change }: SourceFieldProps) {
	if (value.kind === 'text')
		return (
			<PasteField
				value={value.text}
				error={problem ?? fields['source.text']}
				onChange={(text) => change({ text })}
			/>
		);
	if (value.kind === 'file') return problem === null ? null : <Alert>{problem}</Alert>;
	return (
		<Field
			label={copy.address}
			type="url"
			inputMode="url"
			autoComplete="off"
			autoCapitalize="none"
			spellCheck={false}
			placeholder={copy.addressStart}
			value={value.address}
			hint={copy.addressHint}
			error={problem ?? fields['source.address']}
			onChange={(event) => change({ address: event.target.value })}
		/>
	);
}

function ForgetButton({ text, onForget }: { text: string; onForget(): void }) {
	if (text === '') return null;
	return (
		<button type="button" className="text-button" onClick={onForget}>
			{copy.forget}
		</button>
	);
}

function PasteField({
	value,
	error,
	onChange,
}: {
	value: string;
	error: string | undefined;
	onChange(text: string): void;
}) {
	const format = value.trim() === '' ? null : guessFormat(value, '');
	const guess =
		value.trim() === ''
			? copy.pasteHint
			: format === null
				? copy.unknownKind
				: copy.looksLike(importDeskCopy.formats[format] ?? format);
	return (
		<TextAreaField
			label={copy.paste}
			rows={12}
			className="paste"
			value={value}
			placeholder={copy.placeholder}
			spellCheck={false}
			hint={value.length > PASTE_LENGTH ? copy.sendingText : guess}
			error={error}
			onChange={(event) => onChange(event.target.value)}
		/>
	);
}

function askedOf({ format, date, competition, day, zone }: SourceDraft): Partial<AskedView> {
	const known = IMPORT_FORMATS.find((each) => each === format);
	return {
		...(known === undefined ? {} : { format: known }),
		...(date === '' ? {} : { date }),
		...(day === '' ? {} : { day }),
		...(zone === '' ? {} : { zone }),
		...(competition === null ? {} : { competitionId: competition.id }),
	};
}
