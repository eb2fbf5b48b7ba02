-- Who is erased takes nothing of this with them (A15): what a guardian wrote for a child never reads as the child's own, and a device that
-- acted for a child is known to have done so, so that what it still writes as theirs is refused. What stays is an id, which names nobody.
ALTER TABLE "lesson_comments" DROP CONSTRAINT "lesson_comments_guardian_id_fkey";
ALTER TABLE "messages" DROP CONSTRAINT "messages_guardian_id_fkey";
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_acting_for_fkey";
