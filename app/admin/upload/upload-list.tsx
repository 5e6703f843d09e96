import { formatBytes, uploadCopy } from '#core/media/copy/upload.ts';
import { actionsOf, isOver, type UploadAction, type UploadView } from '#core/media/upload-view.ts';
import type { Uploads } from './use-uploads.ts';

/** Uploads with their actions. Screen readers hear of each result, but not of every percent. */
export function UploadList({ uploads: { list, act } }: { uploads: Uploads }) {
	return (
		<>
			<ul className="uploads" aria-label={uploadCopy.list} hidden={list.length === 0}>
				{list.map((upload) => (
					<UploadRow key={upload.id} upload={upload} onAct={(action) => act(upload.id, action)} />
				))}
			</ul>
			<p role="status" className="vh">
				{list.map(announce).join(' ')}
			</p>
		</>
	);
}

function announce({ name, state, note, problem }: UploadView): string {
	return `${uploadCopy.said(name, uploadCopy.states[state])}. ${problem ?? (note === null ? '' : uploadCopy.notes[note])}`;
}

function UploadRow({
	upload,
	onAct,
}: {
	upload: UploadView;
	onAct: (action: UploadAction) => void;
}) {
	const { name, size, sent, state, note, problem } = upload;
	const percent = size === 0 ? 0 : Math.floor((sent / size) * 100);
	return (
		<li className="upload" data-state={state}>
			<p className="upload-name">{name}</p>
			<p className="upload-state">
				{uploadCopy.states[state]}
				{isOver(state) ? null : (
					<span className="quiet">
						{' '}
						· {uploadCopy.progress(formatBytes(sent), formatBytes(size))}
					</span>
				)}
			</p>
			{isOver(state) ? null : (
				<progress
					className="upload-bar"
					max={100}
					value={percent}
					aria-label={name}
					aria-valuetext={uploadCopy.percent(percent)}
				/>
			)}
			{note === null ? null : <p className="upload-note">{uploadCopy.notes[note]}</p>}
			{problem === null ? null : <p className="field-error">{problem}</p>}
			<div className="upload-actions">
				{actionsOf(upload).map((action) => (
					<button
						key={action}
						type="button"
						className="text-button"
						aria-label={uploadCopy.actionOf(uploadCopy.actions[action], name)}
						onClick={() => onAct(action)}
					>
						{uploadCopy.actions[action]}
					</button>
				))}
			</div>
		</li>
	);
}
