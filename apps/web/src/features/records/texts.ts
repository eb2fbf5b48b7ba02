import { UPLOAD_ERROR } from '@fairway/contracts/messages/files';

/** What is said when a record did not get through. */
export const SYNC_ERROR = {
  title: UPLOAD_ERROR.title,
  text: 'There was an error syncing your data. Please check your connection and try again.',
} as const;

export const RECORD_TEXTS = {
  saved: 'Your lesson record has been saved',
  fileMissing: 'Please choose a picture or video for each section, or delete the section without one.',
  fileGone: 'A picture or video is no longer on this device. Please choose it again.',
  fileNotKept:
    'There is no room on this device for this file. It will be uploaded when you save, as long as this page stays open.',
} as const;
