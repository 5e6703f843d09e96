import { FilePicker } from './file-picker.tsx';
import { UploadList } from './upload-list.tsx';
import type { Uploads } from './use-uploads.ts';

type UploadAreaProps = {
	uploads: Uploads;
	label?: string;
	hint?: string;
	/** The input's `accept`. */
	accept?: string;
	multiple?: boolean;
	/** Handles chosen files before the upload; without it they are uploaded as they are. */
	onPick?(files: File[]): void;
};

/**
 * Uploads files from this computer to the bucket: choose or drop, then watch, pause, resume,
 * cancel, retry.
 */
export function UploadArea({ uploads, onPick, ...picker }: UploadAreaProps) {
	const send = (files: File[]) =>
		uploads.add(files.map((file) => ({ name: file.name, bytes: file })));
	return (
		<div className="upload-area">
			<FilePicker {...picker} onPick={onPick ?? send} />
			<UploadList uploads={uploads} />
		</div>
	);
}
