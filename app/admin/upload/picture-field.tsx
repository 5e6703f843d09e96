import { type ReactNode, useState } from 'react';
import { CropDialog } from './crop-dialog.tsx';
import { UploadArea } from './upload-area.tsx';
import { refuseFile } from './upload-problem.ts';
import { type Picked, useUploads } from './use-uploads.ts';

/** The texts of the field. */
type PictureWords = Record<
	'title' | 'current' | 'none' | 'unsaved' | 'choose' | 'replace' | 'remove' | 'hint',
	string
>;

type PictureFieldProps = {
	/** Folder in the bucket; it accepts only pictures. */
	folder: string;
	words: PictureWords;
	/** '' = no picture. */
	address: string;
	/** The address stored on the server. */
	saved: string;
	error: string | undefined;
	/** The picture, or its placeholder. */
	sign: ReactNode;
	onChange(address: string): void;
};

/**
 * A single small picture: upload with crop, replacement, removal. The change takes effect once the
 * form is saved.
 */
export function PictureField({
	folder,
	words,
	address,
	saved,
	error,
	sign,
	onChange,
}: PictureFieldProps) {
	const [file, setFile] = useState<File | null>(null);
	const uploads = useUploads({
		folder,
		pictures: true,
		onUploaded: (uploaded) => onChange(uploaded.address),
	});

	/** A file that is clearly not a picture skips the crop and is refused in the upload list. */
	function pick([chosen]: File[]): void {
		if (chosen === undefined) return;
		if (refuseFile(chosen, true) === null) setFile(chosen);
		else uploads.add([{ name: chosen.name, bytes: chosen }]);
	}

	function send(picked: Picked): void {
		setFile(null);
		uploads.add([picked]);
	}

	return (
		<div className="logo-field">
			<p className="field-label">{words.title}</p>
			<div className="logo-now">
				{sign}
				<p className="quiet">
					{address === '' ? words.none : address === saved ? words.current : words.unsaved}
				</p>
				{address === '' ? null : (
					<button type="button" className="text-button" onClick={() => onChange('')}>
						{words.remove}
					</button>
				)}
			</div>
			{error === undefined ? null : <p className="field-error">{error}</p>}
			<UploadArea
				uploads={uploads}
				label={address === '' ? words.choose : words.replace}
				hint={words.hint}
				accept="image/*"
				onPick={pick}
			/>
			{file === null ? null : (
				<CropDialog file={file} onDone={send} onClose={() => setFile(null)} />
			)}
		</div>
	);
}
