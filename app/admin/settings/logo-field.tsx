import { useState } from 'react';
import { CropDialog } from '#app/admin/upload/crop-dialog.tsx';
import { UploadArea } from '#app/admin/upload/upload-area.tsx';
import { refuseFile } from '#app/admin/upload/upload-problem.ts';
import { type Picked, useUploads } from '#app/admin/upload/use-uploads.ts';
import { BrandMark } from '#app/site/frame/brand-mark.tsx';
import { brandSettingsCopy } from '#core/copy/brand-settings.ts';

type LogoFieldProps = {
	logoURL: string /** As the server has it. */;
	saved: string;
	error: string | undefined;
	onChange(logoURL: string): void;
};

const copy = brandSettingsCopy.logo;
/** The folder takes pictures only. */
const FOLDER = 'marca';

/** The logo: upload with crop, exchange, removal. It stands on the site once the form is saved. */
export function LogoField({ logoURL, saved, error, onChange }: LogoFieldProps) {
	const [file, setFile] = useState<File | null>(null);
	const uploads = useUploads({ folder: FOLDER, pictures: true, onUploaded: ({ address }) => onChange(address) });

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
			<p className="field-label">{copy.title}</p>
			<div className="logo-now">
				<BrandMark logoURL={logoURL} />
				<p className="quiet">{logoURL === '' ? copy.none : logoURL === saved ? copy.current : copy.unsaved}</p>
				{logoURL === '' ? null : (
					<button type="button" className="text-button" onClick={() => onChange('')}>
						{copy.remove}
					</button>
				)}
			</div>
			{error === undefined ? null : <p className="field-error">{error}</p>}
			<UploadArea uploads={uploads} label={logoURL === '' ? copy.choose : copy.replace} hint={copy.hint} accept="image/*" onPick={pick} />
			{file === null ? null : <CropDialog file={file} onDone={send} onClose={() => setFile(null)} />}
		</div>
	);
}
