import { FilePicker } from './file-picker.tsx';
import { UploadList } from './upload-list.tsx';
import type { Uploads } from './use-uploads.ts';

type UploadAreaProps = {
	uploads: Uploads;
	label?: string;
	hint?: string;
	/** As an input takes it. */
	accept?: string;
	multiple?: boolean;
	/** What happens to chosen files before they are sent; without it they are sent as they are. */
	onPick?(files: File[]): void;
};

/**
 * Files from this computer into the bucket: choose or drop, then watch, pause, go on, cancel, try
 * again.
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
