import { type ReactNode, useState } from 'react';
import { CropDialog } from './crop-dialog.tsx';
import { UploadArea } from './upload-area.tsx';
import { refuseFile } from './upload-problem.ts';
import { type Picked, useUploads } from './use-uploads.ts';

/** What the field says about its picture. */
type PictureWords = Record<
	'title' | 'current' | 'none' | 'unsaved' | 'choose' | 'replace' | 'remove' | 'hint',
	string
>;

type PictureFieldProps = {
	/** Takes pictures only. */
	folder: string;
	words: PictureWords;
	/** '' = none. */
	address: string;
	/** As the server has it. */
	saved: string;
	error: string | undefined;
	/** The picture, or what stands in its place. */
	sign: ReactNode;
	onChange(address: string): void;
};

/**
 * One small picture of something: upload with crop, exchange, removal. It counts once the form is
 * saved.
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

	/** What is surely no picture is not cropped first, but refused in its row. */
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
